import "react-easy-crop/react-easy-crop.css";
import { Button, Group, Modal, Slider, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { type Area, redrawn } from "~/ui/redrawn";
import { toast } from "~/ui/toast";
import { useWords, words } from "~/ui/words";
import classes from "./crop-dialog.module.css";

/** A portrait as it is kept: large enough for a card on a dense screen. */
const PORTRAIT = { sideMaxPx: 320, quality: 0.85 };
const ZOOM_MAX = 4;

interface Props {
  file: File;
  /** `true` if the cut picture is on its way. */
  busy: boolean;
  onCut: (square: Blob) => void;
  onClose: () => void;
}

/** Lets somebody choose which square of a picture is shown. */
export default function CropDialog({ file, busy, onCut, onClose }: Props) {
  const w = useWords();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const url = useObjectUrl(file);
  const unreadable = () => {
    toast({ message: words().photos.unreadable, kind: "failure" });
    onClose();
  };
  const cut = () => area && redrawn(file, { ...PORTRAIT, area }).then(onCut, unreadable);
  return (
    <Modal opened onClose={onClose} title={w.portrait.cut} closeButtonProps={{ "aria-label": w.common.close }}>
      <div className={classes.stage}>
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            mediaProps={{ alt: w.portrait.chosen, onError: unreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        ) : null}
      </div>
      <Text size="sm" mt="md">
        {w.portrait.how}
      </Text>
      <Slider
        mt="xs"
        min={1}
        max={ZOOM_MAX}
        step={0.1}
        value={zoom}
        label={null}
        thumbLabel={w.portrait.zoom}
        onChange={setZoom}
      />
      <Group gap="sm" mt="lg">
        <Button onClick={() => void cut()} disabled={!area} loading={busy}>
          {w.portrait.keep}
        </Button>
        <Button variant="default" onClick={onClose}>
          {w.friends.cancel}
        </Button>
      </Group>
    </Modal>
  );
}

/** An address of a file, for as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
