import type { ReactNode } from 'react';
import { Picture, portraitScreen } from '../picture/picture.tsx';
import styles from './hero.module.css';

type HeroProps = {
  title: string;
  /** Beside or behind the text. Without one the hero is light, and the text of the header dark. */
  picture?: string;
  /** `full` fills the first screen, `tall` most of it. */
  size?: 'full' | 'tall' | 'short';
  kicker?: ReactNode;
  children?: ReactNode;
};

/** The top of a page, behind the transparent header, with the only h1. */
export function Hero({ title, picture, size = 'short', kicker, children }: HeroProps) {
  const background = picture ? 'picture' : 'paper';
  const section = [styles.hero, styles[background], styles[size]];
  return (
    <section className={classList(section)} data-background={background}>
      {picture && (
        <Picture
          src={picture}
          role="hero"
          alt=""
          priority
          tallOn={size === 'short' ? `${portraitScreen} and (max-width: 47.99rem)` : portraitScreen}
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
