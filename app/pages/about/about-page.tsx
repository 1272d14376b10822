import { company } from '../../../content/company.ts';
import { aboutPage } from '../../../content/pages/about.ts';
import { useToday } from '../../browser/use-today.ts';
import { Hero } from '../../design/hero.tsx';
import { Picture } from '../../picture/picture.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './about-page.module.css';
import { Certificates } from './certificates.tsx';

/** Our Story: history, values and certificates (specification 2). */
export function AboutPage() {
  const { hero, roots, values } = aboutPage;
  const half = Math.ceil(roots.paragraphs.length / 2);

  return (
    <>
      <PageHead name="about" page={aboutPage} />
      <Hero title={hero.heading} picture={aboutPage.picture} size="tall">
        <p>{hero.lead}</p>
      </Hero>

      <section className={`wrap band ${styles.roots}`} aria-labelledby="roots">
        <h2 id="roots">{roots.heading}</h2>
        <div className={styles.text}>
          {roots.paragraphs.slice(0, half).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture src={roots.first.picture} role="arch" alt="" className={styles.arch} />
        <blockquote className={styles.quote}>{roots.pullQuote}</blockquote>
        <Picture
          src={roots.second.picture}
          role="arch"
          alt=""
          className={`${styles.arch} ${styles.secondArch}`}
        />
        <div className={styles.text}>
          {roots.paragraphs.slice(half).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className={styles.values} aria-labelledby="values">
        <div className="wrap">
          <h2 id="values">{values.heading}</h2>
          <div className={styles.columns}>
            <div className={styles.panes}>
              {values.cards.map(({ title, picture }) => (
                <Picture
                  key={title}
                  src={picture}
                  role="arch"
                  sizes="(min-width: 44rem) 16rem, 36vw"
                  alt=""
                  className={styles.pane}
                />
              ))}
            </div>
            <ol className={styles.cards}>
              {values.cards.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>

      <Certificates certificates={company.certificates} today={useToday()} />
    </>
  );
}

export { AboutPage as Component };
