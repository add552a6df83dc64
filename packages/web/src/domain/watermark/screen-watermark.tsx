import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import './screen-watermark.css'
import { useSchoolWatermark } from './use-school-watermark.ts'

/** Over a screen that shows personal data: a photo of it says whose school it is from, or who was looking. */
export default function ScreenWatermark() {
  const look = useSchoolWatermark()
  return (
    <div className="screen-watermark">
      <Watermark look={look} />
    </div>
  )
}
