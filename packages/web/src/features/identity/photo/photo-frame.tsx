import type { PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import { Picture } from '../../../files/picture/picture.tsx'
import './photo-frame.css'

interface PhotoFrameProps {
  readonly address: string
  readonly alt: string
  /** The shape of the finished photo; one that was not cut yet is shown whole inside it. */
  readonly standard?: Pick<PhotoStandard, 'width' | 'height'>
  readonly size?: 'small' | 'large'
}

const usual = { width: 3, height: 4 }

/** A photo in the shape of its standard. */
export function PhotoFrame({ address, alt, standard = usual, size = 'large' }: PhotoFrameProps) {
  return (
    <span className={`photo-frame photo-frame-${size}`} style={{ aspectRatio: `${standard.width} / ${standard.height}` }}>
      <Picture address={address} alt={alt} />
    </span>
  )
}
