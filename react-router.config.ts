import type { Config } from '@react-router/dev/config';
import { finishBuild } from './hosting/finish-build.ts';

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
