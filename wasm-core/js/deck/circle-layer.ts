/** Draws all entries of a view in one call. It moves them by a uniform: while they move, no column is touched. */
import { type DefaultProps, Layer, type LayerProps, picking, project32, type UpdateParameters } from "@deck.gl/core";
import { Geometry, Model } from "@luma.gl/engine";
import { circleUniforms, fragmentShader, vertexShader } from "./circle-shaders.ts";
import { type GlyphAtlas, glyphAtlas } from "./glyph-atlas.ts";

/** Red, green, blue and, if given, alpha, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

/** Style of circles; sizes in pixels. */
export interface CircleStyle {
  /** Diameters by the number of digits of the count, at most eight; the last is that of all longer ones. */
  sizesPx: readonly number[];
  /** Diameter of a single point. */
  singlePx: number;
  /** Width of the rim. */
  strokePx: number;
  /** Width of the ring of slices. */
  ringPx: number;
  /** Size of the count; 1 is the usual one, which grows with the circle. */
  textScale: number;
  fillColor: Color;
  singleColor: Color;
  strokeColor: Color;
  textColor: Color;
  focusColor: Color;
  /** Colours of the slices, at most eight. */
  categoryColors: readonly Color[];
  fontFamily: string;
  fontWeight: number | string;
  /** Characters that counts are written with, at most sixteen. */
  countCharacters: string;
}

interface OwnProps extends CircleStyle {
  /** Beginning of the motion, on the clock of `performance.now()`. */
  motionStart: number;
  /** Length of the motion; 0 for none. */
  motionMs: number;
  /** `true` if the entries disappear while they move. */
  leaving: boolean;
  /** Index of the entry with the keyboard's focus, or −1. */
  focusedIndex: number;
  /** `true` if there are rings. */
  ringed: boolean;
}

/** Properties of {@link ClusterCircleLayer}. Its columns come as `data.attributes`. */
export type ClusterCircleLayerProps = OwnProps & LayerProps;

const defaultProps: DefaultProps<OwnProps> = {
  categoryColors: { type: "array", value: [], compare: true },
  sizesPx: { type: "array", value: [], compare: true },
  ...Object.fromEntries(
    ["getPosition", "getOrigin", "getStep", "getGlyphs0", "getGlyphs1", "getRings0", "getRings1"].map((name) => [name, { type: "accessor", value: name.startsWith("getRings") ? [0, 0, 0, 0] : 0 }]),
  ),
};

const QUAD = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]);

/** One instanced quad an entry. */
export class ClusterCircleLayer extends Layer<Required<OwnProps>> {
  static override layerName = "ClusterCircleLayer";
  static override defaultProps: typeof defaultProps = defaultProps;
  declare state: { model: Model; atlas: GlyphAtlas; style: Record<string, number | number[]> };

  override getShaders(): ReturnType<Layer["getShaders"]> {
    return super.getShaders({ vs: vertexShader, fs: fragmentShader, modules: [project32, picking, circleUniforms] });
  }

  override initializeState(): void {
    this.getAttributeManager()?.addInstanced({
      instancePositions: { size: 3, type: "float64", fp64: true, accessor: "getPosition" },
      instanceOrigins: { size: 3, type: "float64", fp64: true, accessor: "getOrigin" },
      instanceSteps: { size: 1, accessor: "getStep", defaultValue: 0 },
      instanceGlyphs0: { size: 4, type: "uint8", accessor: "getGlyphs0", defaultValue: [0, 0, 0, 0] },
      instanceGlyphs1: { size: 4, type: "uint8", accessor: "getGlyphs1", defaultValue: [0, 0, 0, 0] },
      instanceRings0: { size: 4, accessor: "getRings0", defaultValue: [0, 0, 0, 0] },
      instanceRings1: { size: 4, accessor: "getRings1", defaultValue: [0, 0, 0, 0] },
    });
  }

  override updateState(parameters: UpdateParameters<this>): void {
    super.updateState(parameters);
    const { props, oldProps, changeFlags } = parameters;
    if (!this.state.model || changeFlags.extensionsChanged) {
      this.state.model?.destroy();
      this.state.model = this.#model();
      this.getAttributeManager()?.invalidateAll();
    }
    const font = ["fontFamily", "fontWeight", "countCharacters"] as const;
    if (!this.state.atlas || font.some((name) => props[name] !== oldProps[name])) {
      this.state.atlas?.texture.destroy();
      this.state.atlas = glyphAtlas(this.context.device, props);
    }
    if (changeFlags.propsOrDataChanged || !this.state.style) this.state.style = { ...styleUniforms(props), ...advances(this.state.atlas) };
  }

  override finalizeState(context: Parameters<Layer["finalizeState"]>[0]): void {
    super.finalizeState(context);
    this.state.atlas?.texture.destroy();
  }

  override draw(): void {
    const { motionStart, motionMs, leaving } = this.props;
    const share = motionMs > 0 ? Math.min(Math.max((performance.now() - motionStart) / motionMs, 0), 1) : 1;
    const progress = share * share * (3 - 2 * share);
    const fade = leaving ? 1 - progress * progress : 1;
    const { model, atlas, style } = this.state;
    model.shaderInputs.setProps({ clusterCircle: { progress, fade, ...style } });
    model.setBindings({ glyphAtlas: atlas.texture });
    model.draw(this.context.renderPass);
    if (share < 1) this.setNeedsRedraw();
  }

  #model(): Model {
    return new Model(this.context.device, {
      ...this.getShaders(),
      id: this.props.id,
      bufferLayout: this.getAttributeManager()?.getBufferLayouts() ?? [],
      geometry: new Geometry({ topology: "triangle-strip", attributes: { positions: { size: 3, value: QUAD } } }),
      isInstanced: true,
    });
  }
}

function styleUniforms(props: ClusterCircleLayerProps): Record<string, number | number[]> {
  const size = (n: number) => props.sizesPx[Math.min(n, props.sizesPx.length - 1)] ?? 53;
  const colors = Array.from({ length: 8 }, (_, n) => [`category${n}`, unit(props.categoryColors[n] ?? props.fillColor)]);
  return {
    singlePx: props.singlePx,
    strokePx: props.strokePx,
    ringPx: props.ringPx,
    textScale: props.textScale,
    focused: props.focusedIndex,
    categories: props.ringed ? 1 : 0,
    sizesPx: [0, 1, 2, 3].map(size),
    moreSizesPx: [4, 5, 6, 7].map(size),
    fillColor: unit(props.fillColor),
    singleColor: unit(props.singleColor),
    strokeColor: unit(props.strokeColor),
    textColor: unit(props.textColor),
    focusColor: unit(props.focusColor),
    ...Object.fromEntries(colors),
  };
}

function advances({ advances }: GlyphAtlas): Record<string, number[]> {
  return Object.fromEntries([0, 1, 2, 3].map((n) => [`advances${n}`, advances.slice(4 * n, 4 * n + 4)]));
}

function unit([red, green, blue, alpha = 255]: Color): number[] {
  return [red / 255, green / 255, blue / 255, alpha / 255];
}
