/** Stands for meta-at-build.ts in what visitors download ("imports" in package.json). */
export const metaAtBuild = () => [];
