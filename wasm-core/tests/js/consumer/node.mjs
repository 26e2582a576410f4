import { constants, matchRoute } from "@yonder/wasm-core";

console.log(matchRoute("/quest/7").params.id, constants.GRID_SIZE);
