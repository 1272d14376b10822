import type { ReactNode } from 'react';
import { Picture, portrait } from '../picture/picture.tsx';
import styles from './hero.module.css';

type HeroProps = {
  title: string;
  /** `paper` is light and makes the text of the header dark. */
  background: 'picture' | 'paper';
  picture?: string;
  /** `full` fills the first screen, `tall` most of it. */
  size?: 'full' | 'tall' | 'short';
  kicker?: ReactNode;
  children?: ReactNode;
};

/** The top of a page, behind the transparent header, with the only h1. */
export function Hero({ title, background, picture, size = 'short', kicker, children }: HeroProps) {
  const section = [styles.hero, styles[background], styles[size], picture && styles.withPicture];
  return (
    <section className={classList(section)} data-background={background}>
      {picture && (
        <Picture
          src={picture}
          role="hero"
          alt=""
          priority
          tallOn={size === 'short' ? `${portrait} and (max-width: 47.99rem)` : portrait}
          className={styles.image}
        />
      )}
      <div className={`wrap ${styles.text}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </section>
  );
}

const classList = (names: (string | undefined)[]) => names.filter(Boolean).join(' ');
