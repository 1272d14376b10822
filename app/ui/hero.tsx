import type { ReactNode } from 'react';
import styles from './hero.module.css';
import pictureStyles from './hero-picture.module.css';
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
  const section = [styles.hero, styles[ground], styles[size], picture && pictureStyles.hero];
  const text = ['wrap', styles.text, picture && pictureStyles.text];
  return (
    <section className={classList(section)} data-ground={ground}>
      {picture && (
        <Picture src={picture} role="hero" alt="" priority className={pictureStyles.picture} />
      )}
      <div className={classList(text)}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </section>
  );
}

const classList = (names: (string | undefined)[]) => names.filter(Boolean).join(' ');
