import { company } from '../../../content/company.ts';
import { articles } from '../../../content/news.ts';
import { latestCount, newsPage } from '../../../content/pages/news.ts';
import { useKeptOpen } from '../../browser/use-kept-open.ts';
import { SocialLinks } from '../../contact/social-links.tsx';
import { Hero } from '../../design/hero.tsx';
import { CategoryList } from '../../news/category-list.tsx';
import { Sidebar, SidebarPart } from '../../news/sidebar.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { ArticleTeaser } from './article-teaser.tsx';
import styles from './news-page.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

const [newest, ...latest] = articles.slice(0, latestCount);
const older = articles.slice(latestCount);

/** The news list, with the newest article first and largest (specification 2). */
export function NewsPage() {
  const [olderProperties] = useKeptOpen('older');
  return (
    <>
      <PageHead name="news" page={newsPage} />
      <div className={styles.page} data-background="paper">
        <Hero title={newsPage.hero.heading}>
          <p>{newsPage.hero.text}</p>
        </Hero>
        <section className={`wrap ${styles.news}`}>
          <h2 className={styles.heading}>{newsPage.listHeading}</h2>
          {newest && <ArticleTeaser article={newest} variant="lead" />}
          <div className={styles.columns}>
            <div className={styles.rows}>
              {rows(latest)}
              {older.length > 0 && (
                <details className={styles.older} {...olderProperties}>
                  <summary>{newsPage.olderLabel}</summary>
                  <div className={styles.rows}>{rows(older)}</div>
                </details>
              )}
            </div>
            <Sidebar label={newsPage.sidebarLabel}>
              <SidebarPart heading={newsPage.categoriesHeading}>
                <CategoryList articles={articles} />
              </SidebarPart>
              <SidebarPart heading={newsPage.newsletter.heading}>
                <p>{newsPage.newsletter.text}</p>
                <NewsletterForm />
              </SidebarPart>
              <SidebarPart heading={newsPage.socialHeading}>
                <SocialLinks links={company.social} />
              </SidebarPart>
            </Sidebar>
          </div>
        </section>
      </div>
    </>
  );
}

const rows = (list: typeof articles) =>
  list.map((article) => <ArticleTeaser key={article.id} article={article} variant="row" />);

export { NewsPage as Component };
