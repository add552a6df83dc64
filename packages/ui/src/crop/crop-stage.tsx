import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useWords } from '../words/words.ts'
import './crop-stage.css'
import { holdInFrame, type Point, type Size, turnBy } from './crop-geometry.ts'
import { CropTools } from './crop-tools.tsx'
import { cropWords } from './words.ts'

interface Area extends Point, Size {}

/** What the frame shows. */
export interface Cropped {
  /** In the points of the picture, turned as it is. */
  readonly points: Area
  /** In shares of its width and height. */
  readonly shares: Area
  readonly degrees: number
}

interface CropStageProps {
  readonly address: string
  readonly shape?: 'round' | 'rect'
  /** Width to height. */
  readonly aspect?: number
  readonly onCrop: (cropped: Cropped) => void
}

const sharesIn = ({ x, y, width, height }: Area): Area => ({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })

const zooms = { least: 1, most: 4, step: 0.2 }
const stepOfMoving = 12
const middle: Point = { x: 0, y: 0 }
const unknown: Size = { width: 0, height: 0 }

/** The picture under a frame: moved by dragging, by buttons or by the arrow keys. */
export default function CropStage({ address, shape = 'round', aspect = 1, onCrop }: CropStageProps) {
  const words = useWords(cropWords)
  const [position, setPosition] = useState(middle)
  const [zoom, setZoom] = useState(zooms.least)
  const [degrees, setDegrees] = useState(0)
  const [picture, setPicture] = useState(unknown)
  const [frame, setFrame] = useState(unknown)

  const settle = (next: Partial<{ position: Point; zoom: number; degrees: number }>) => {
    const stage = { picture, frame, zoom: next.zoom ?? zoom, degrees: next.degrees ?? degrees }
    setZoom(stage.zoom)
    setDegrees(stage.degrees)
    setPosition(holdInFrame(next.position ?? position, stage))
  }
  const zoomTo = (wanted: number) => settle({ zoom: Math.min(zooms.most, Math.max(zooms.least, wanted)) })
  const moveBy = (x: number, y: number) => settle({ position: { x: position.x + x * stepOfMoving, y: position.y + y * stepOfMoving } })

  return (
    <>
      <div className="crop-stage">
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          rotation={degrees}
          aspect={aspect}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          cropShape={shape}
          showGrid={false}
          objectFit="contain"
          keyboardStep={stepOfMoving}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': words.stage }}
          setMediaSize={setPicture}
          setCropSize={setFrame}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(percents, points) => onCrop({ points, shares: sharesIn(percents), degrees })}
        />
      </div>
      <CropTools
        zoom={zoom}
        zooms={zooms}
        onZoom={zoomTo}
        onMove={moveBy}
        onTurn={(by) => settle({ degrees: turnBy(degrees, by), position: middle })}
        onReset={() => settle({ position: middle, zoom: zooms.least, degrees: 0 })}
      />
    </>
  )
}
