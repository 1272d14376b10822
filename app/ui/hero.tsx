import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { Picture } from './picture.tsx';

type HeroProps = {
  title: string;
  /**
   * What it stands on: a picture under a scrim, deep green, or paper (which turns the header's type
   * dark).
   */
  ground: 'picture' | 'delta' | 'paper';
  /** The picture's address, with `ground="picture"`. */
  picture?: string;
  /** `full` fills the first screen, `tall` most of it, `short` leaves the content in view. */
  size?: 'full' | 'tall' | 'short';
  /** A short line above the title. */
  kicker?: ReactNode;
  children?: ReactNode;
};

/** Head of a page, with its only h1, behind the transparent header. */
export function Hero({ title, ground, picture, size = 'short', kicker, children }: HeroProps) {
  const classNames = [styles.hero, styles[ground], size !== 'short' && styles[size]];
  return (
    <section className={classNames.filter(Boolean).join(' ')} data-ground={ground}>
      {picture && <Picture src={picture} role="hero" alt="" priority className={styles.picture} />}
      <div className={`wrap ${styles.text}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </section>
  );
}
