// The types of the package are those of a list of all 6000 icons, which every tool would read.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { FC, SVGProps } from 'react';

  const Icon: FC<SVGProps<SVGSVGElement> & { size?: number | string }>;
  export default Icon;
}
