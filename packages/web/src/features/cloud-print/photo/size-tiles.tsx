import { photoSizeNames } from '@campus/contract/cloudprint/files.ts'
import { TileRadios } from '@campus/ui/choice/tile-radios.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './photo.css'
import { type SheetSize, sheetSizes, uprightSides } from './sheet-sizes.ts'
import { photoWords } from './words.ts'

/** The whole sheet would not fit beside the others at their scale. */
const scaleOf = (size: SheetSize) => (size === 'full' ? 0.35 : 1)

/** The size in its proportions. */
function Shape({ size }: { readonly size: SheetSize }) {
  const { width, height } = uprightSides(size)
  const [across, down] = [width * scaleOf(size), height * scaleOf(size)]
  return (
    <svg className="size-shape" viewBox="0 0 60 60" aria-hidden="true">
      <rect x={30 - across / 2} y={30 - down / 2} width={across} height={down} rx="2" />
    </svg>
  )
}

interface SizeTilesProps {
  readonly value: SheetSize
  readonly onChoose: (size: SheetSize) => void
}

export function SizeTiles({ value, onChoose }: SizeTilesProps) {
  const words = useWords(photoWords)
  const say = useSay()
  const options = sheetSizes.map((size) => {
    const { width, height } = uprightSides(size)
    const title = size === 'full' ? words.full : say(photoSizeNames[size])
    return { value: size, picture: <Shape size={size} />, title, text: words.millimetres(width, height) }
  })
  return <TileRadios label={words.size} options={options} value={value} onChoose={onChoose} />
}
