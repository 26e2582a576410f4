import { serve } from "@yonder/wasm-core/worker";

serve(self);
