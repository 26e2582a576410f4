import { serve } from "@yonder/wasm-core/worker";

// Messages pass through a worker's own scope as they do through the page's `Worker`; the page's types know only that one.
serve(self as unknown as Worker);
