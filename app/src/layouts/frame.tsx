import { lazy, type ReactNode, Suspense } from "react";
import type { Layout } from "~/core";
import { later } from "~/ui/later";
import { PageSkeleton } from "~/ui/states";
import { firstWords } from "~/ui/words/first";
import { CustomLayout } from "./custom-layout";
import { DefaultLayout } from "./default-layout";
import { FashionLayout } from "./fashion-layout";
import { ShopLayout } from "./shop-layout";

/** With its menus, which the first page of a visitor has no use for. */
const AppLayout = lazy(later(() => import("./app-layout").then(({ AppLayout }) => ({ default: AppLayout }))));

const layouts = {
  app: AppLayout,
  custom: CustomLayout,
  default: DefaultLayout,
  fashion: FashionLayout,
  shop: ShopLayout,
};

/** The frame a route asks for; `none` is the screen alone. */
export function Frame({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (layout === "none") return children;
  const Layout = layouts[layout];
  return (
    <Suspense fallback={<PageSkeleton label={firstWords().common.loadingPage} />}>
      <Layout>{children}</Layout>
    </Suspense>
  );
}
