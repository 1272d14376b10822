import { productPage } from '../../../content/pages/product.ts';
import type { Keeping, Season } from '../../../schema/product.ts';
import { citedSources } from '../../sources/cited-sources.ts';
import { SourceList } from '../../sources/source-list.tsx';

type ProductSourcesProps = { season: Season | undefined; keeping: Keeping | undefined };

/** The sources of a product's months and of the values of its keeping. */
export function ProductSources({ season, keeping }: ProductSourcesProps) {
  const { temperature, otherTemperatures = [], coldDamage, humidity, keeps = [] } = keeping ?? {};
  const { ethylene, carbonDioxide, odour } = keeping ?? {};
  const cited = citedSources([
    ...(season?.crops ?? []),
    ...[temperature, ...otherTemperatures, coldDamage, humidity, ...keeps],
    ...[ethylene, carbonDioxide, odour],
  ]);
  return <SourceList label={productPage.sourcesLabel} sources={cited} />;
}
