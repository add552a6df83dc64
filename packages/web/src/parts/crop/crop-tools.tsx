import { AddOutline, DownOutline, LeftOutline, MinusOutline, RedoOutline, RightOutline, UndoOutline, UpOutline } from 'antd-mobile-icons'
import { type ComponentType, useId } from 'react'
import { useWords } from '../../words/words.ts'
import { cropWords } from './words.ts'

interface CropToolsProps {
  readonly zoom: number
  readonly zooms: { readonly least: number; readonly most: number; readonly step: number }
  readonly onZoom: (zoom: number) => void
  /** How many steps to the right and down. */
  readonly onMove: (x: number, y: number) => void
  /** Missing where the picture stays as it stands. */
  readonly onTurn: ((degrees: number) => void) | undefined
  readonly onReset: () => void
}

function Tool({ label, icon: Icon, onPress }: { readonly label: string; readonly icon: ComponentType; readonly onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <Icon aria-hidden />
    </button>
  )
}

/** Everything that dragging and pinching do, for who can do neither. */
export function CropTools({ zoom, zooms, onZoom, onMove, onTurn, onReset }: CropToolsProps) {
  const words = useWords(cropWords)
  const id = useId()
  const reset = (
    <button type="button" className="crop-reset" onClick={onReset}>
      {words.reset}
    </button>
  )
  return (
    <div className="crop-tools">
      <div className="crop-tool">
        <label className="crop-tool-name" htmlFor={id}>
          {words.zoom}
        </label>
        <Tool label={words.smaller} icon={MinusOutline} onPress={() => onZoom(zoom - zooms.step)} />
        <input
          id={id}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => onZoom(Number(event.target.value))}
        />
        <Tool label={words.larger} icon={AddOutline} onPress={() => onZoom(zoom + zooms.step)} />
      </div>
      <div className="crop-tool">
        <span className="crop-tool-name">{words.move}</span>
        <Tool label={words.left} icon={LeftOutline} onPress={() => onMove(-1, 0)} />
        <Tool label={words.up} icon={UpOutline} onPress={() => onMove(0, -1)} />
        <Tool label={words.down} icon={DownOutline} onPress={() => onMove(0, 1)} />
        <Tool label={words.right} icon={RightOutline} onPress={() => onMove(1, 0)} />
        {!onTurn && reset}
      </div>
      {onTurn && (
        <div className="crop-tool">
          <span className="crop-tool-name">{words.turn}</span>
          <Tool label={words.turnLeft} icon={RedoOutline} onPress={() => onTurn(-90)} />
          <Tool label={words.turnRight} icon={UndoOutline} onPress={() => onTurn(90)} />
          {reset}
        </div>
      )}
    </div>
  )
}
