import { servePlaces } from "@yonder/wasm-core/places/worker";

servePlaces(self);
