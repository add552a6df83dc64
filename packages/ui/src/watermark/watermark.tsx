import { useId } from 'react'
import './watermark.css'
import type { WatermarkLook } from './watermark-look.ts'

/** Lies over the page it protects, lets every touch through and is silent for screen readers. */
export function Watermark({ look }: { readonly look: WatermarkLook }) {
  const id = useId()
  const { width, height } = look.tile
  return (
    <svg className="watermark" aria-hidden="true" opacity={1 - look.transparency / 100}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <text
          x={width / 2}
          y={height / 2}
          fontSize={look.textSize}
          fill={look.textColor}
          textAnchor="middle"
          dominantBaseline="middle"
          transform={`rotate(${look.rotation} ${width / 2} ${height / 2})`}
        >
          {look.watermarkText}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
