import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { schoolWatermark, type WatermarkLook } from '@campus/ui/watermark/watermark-look.ts'
import { useRead } from '../../api/use-read.ts'
import { useShownUser } from '../../session/shown-user.ts'

/** The school's watermark; until it is known, or when it has no text, the name of who looks. */
export const useSchoolWatermark = (): WatermarkLook => {
  const { name } = useShownUser()
  const { data } = useRead(watermarkConfig, {}, { background: true, staleTime: 300_000 })
  return schoolWatermark(data, name)
}
