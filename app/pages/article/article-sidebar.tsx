import { articlePage } from '../../../content/pages/article.ts';
import type { Article } from '../../../schema/news.ts';
import { SocialLinks } from '../../contact/social-links.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { CategoryList } from '../../news/category-list.tsx';
import { Sidebar, SidebarPart } from '../../news/sidebar.tsx';
import { addressOf } from '../../pages.ts';
import { dateText } from '../../text/date-text.ts';
import styles from './article-sidebar.module.css';
import { otherArticles, relatedArticles } from './articles.ts';

type ArticleSidebarProps = {
  article: Article;
  /** All articles. */
  articles: readonly Article[];
};

/**
 * Related Content, the categories and Share, beside an article (specification 2, R15). While the category has no
 * other article, there are some of other categories, and Related Content, which says so, comes last.
 */
export function ArticleSidebar({ article, articles }: ArticleSidebarProps) {
  const related = relatedArticles(articles, article);
  const others = related.length > 0 ? [] : otherArticles(articles, article);
  return (
    <Sidebar label={articlePage.sidebarLabel}>
      {related.length > 0 && (
        <SidebarPart heading={articlePage.relatedHeading}>
          <ArticleList articles={related} />
        </SidebarPart>
      )}
      {others.length > 0 && (
        <SidebarPart heading={articlePage.othersHeading}>
          <ArticleList articles={others} />
        </SidebarPart>
      )}
      <SidebarPart heading={articlePage.categoriesHeading}>
        <CategoryList articles={articles} />
      </SidebarPart>
      <SidebarPart heading={articlePage.shareHeading}>
        <SocialLinks links={articlePage.shareTargets} />
      </SidebarPart>
      {related.length === 0 && (
        <SidebarPart heading={articlePage.relatedHeading}>
          <p className={styles.muted}>{articlePage.relatedNone}</p>
        </SidebarPart>
      )}
    </Sidebar>
  );
}

function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ id, title, date }) => (
        <li key={id}>
          <PageLink to={addressOf('article', id)}>{title}</PageLink>
          <p className={styles.muted}>{dateText(date)}</p>
        </li>
      ))}
    </ul>
  );
}
