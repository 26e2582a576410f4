import type { ReactNode } from "react";
import type { Layout } from "~/core";
import { AppLayout } from "./app-layout";
import { CustomLayout } from "./custom-layout";
import { DefaultLayout } from "./default-layout";
import { FashionLayout } from "./fashion-layout";
import { ShopLayout } from "./shop-layout";

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
  return <Layout>{children}</Layout>;
}
