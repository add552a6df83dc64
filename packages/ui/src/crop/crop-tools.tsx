import { AddOutline, DownOutline, LeftOutline, MinusOutline, RightOutline, UpOutline } from 'antd-mobile-icons'
import { useId } from 'react'
import { useWords } from '../words/words.ts'
import { CropTool } from './crop-tool.tsx'
import { TurnTools } from './turn-tools.tsx'
import { cropWords } from './words.ts'

interface CropToolsProps {
  readonly zoom: number
  readonly zooms: { readonly least: number; readonly max: number; readonly step: number }
  readonly onZoom: (zoom: number) => void
  /** How many steps to the right and down. */
  readonly onMove: (x: number, y: number) => void
  readonly onTurn: (degrees: number) => void
  readonly onReset: () => void
}

/** Everything that dragging and pinching do, for who can do neither. */
export function CropTools({ zoom, zooms, onZoom, onMove, onTurn, onReset }: CropToolsProps) {
  const words = useWords(cropWords)
  const id = useId()
  return (
    <div className="crop-tools">
      <div className="crop-tool">
        <label className="crop-tool-name" htmlFor={id}>
          {words.zoom}
        </label>
        <CropTool label={words.smaller} icon={MinusOutline} onPress={() => onZoom(zoom - zooms.step)} />
        <input
          id={id}
          type="range"
          min={zooms.least}
          max={zooms.max}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => onZoom(Number(event.target.value))}
        />
        <CropTool label={words.larger} icon={AddOutline} onPress={() => onZoom(zoom + zooms.step)} />
      </div>
      <div className="crop-tool">
        <span className="crop-tool-name">{words.move}</span>
        <CropTool label={words.left} icon={LeftOutline} onPress={() => onMove(-1, 0)} />
        <CropTool label={words.up} icon={UpOutline} onPress={() => onMove(0, -1)} />
        <CropTool label={words.down} icon={DownOutline} onPress={() => onMove(0, 1)} />
        <CropTool label={words.right} icon={RightOutline} onPress={() => onMove(1, 0)} />
      </div>
      <TurnTools onTurn={onTurn}>
        <button type="button" className="crop-reset" onClick={onReset}>
          {words.reset}
        </button>
      </TurnTools>
    </div>
  )
}
