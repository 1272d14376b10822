import { productPage } from '../../../content/pages/product.ts';
import type { Season, StorageEntry } from '../../../content/trade-schema.ts';
import { citedSources } from '../../sources/cited-sources.ts';
import { SourceList } from '../../sources/source-list.tsx';

type ProductSourcesProps = { season: Season | undefined; storage: StorageEntry | undefined };

/** The sources of a product's months and storage values. */
export function ProductSources({ season, storage }: ProductSourcesProps) {
  const { temperature, coldDamage, humidity, keeps = [], ethylene, odour } = storage ?? {};
  const cited = citedSources([
    ...(season?.crops ?? []),
    ...[temperature, coldDamage, humidity, ...keeps, ethylene, odour],
  ]);
  return <SourceList label={productPage.sourcesLabel} sources={cited} />;
}
