import { articlePage } from '../../../content/pages/article.ts';
import type { Article } from '../../../schema/news.ts';
import { SocialLinks } from '../../contact/social-links.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { CategoryList } from '../../news/category-list.tsx';
import { Sidebar, SidebarPart } from '../../news/sidebar.tsx';
import { addressOf } from '../../pages.ts';
import { dateText } from '../../text/date-text.ts';
import styles from './article-sidebar.module.css';
import { relatedArticles } from './articles.ts';

type ArticleSidebarProps = {
  article: Article;
  /** All articles. */
  articles: readonly Article[];
};

/** Related Content, the categories and Share, beside an article (specification 2, R15). */
export function ArticleSidebar({ article, articles }: ArticleSidebarProps) {
  const related = relatedArticles(articles, article);
  return (
    <Sidebar label={articlePage.sidebarLabel} isQuiet>
      <SidebarPart heading={articlePage.relatedHeading}>
        {related.length === 0 ? (
          <p className={styles.muted}>{articlePage.relatedNone}</p>
        ) : (
          <ul className={styles.related}>
            {related.map(({ id, title, date }) => (
              <li key={id}>
                <PageLink to={addressOf('article', id)}>{title}</PageLink>
                <p className={styles.muted}>{dateText(date)}</p>
              </li>
            ))}
          </ul>
        )}
      </SidebarPart>
      <SidebarPart heading={articlePage.categoriesHeading}>
        <CategoryList articles={articles} />
      </SidebarPart>
      <SidebarPart heading={articlePage.shareHeading}>
        <SocialLinks links={articlePage.shareTargets} />
      </SidebarPart>
    </Sidebar>
  );
}
