import { Component, type ReactNode } from 'react';
import { articlePage } from '../../content/pages/news.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import styles from './article-page.module.css';

type ArticleBoundaryProps = { children: ReactNode };

/**
 * Shows Article Not Found in place of an article that cannot be loaded (specification 2, R15). Give
 * it the article's id as its key: the next article, or the same one on returning, starts afresh.
 */
export class ArticleBoundary extends Component<ArticleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(_: ArticleBoundaryProps, before: { failed: boolean }) {
    // The heading that had the focus is gone with the article.
    if (this.state.failed && !before.failed) document.querySelector('h1')?.focus();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { heading, text, linkLabel } = articlePage.notFound;
    return (
      <div className={styles.screenful}>
        <Hero title={heading} ground="paper">
          <p>{text}</p>
          {/* Loaded anew: the text may be missing because a new version of the site was published. */}
          <ButtonLink to="/news" reloadDocument>
            {linkLabel}
          </ButtonLink>
        </Hero>
      </div>
    );
  }
}
