import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { useRead } from '../../../api/use-read.ts'
import { settleWatermark, userNameWatermark, type WatermarkLook } from '../../../parts/watermark/watermark-look.ts'
import { useShownUser } from '../../../session/shown-user.ts'

/** The school's own watermark; until it is known, or when it is empty, the name of who looks. */
export const usePortraitWatermark = (): WatermarkLook => {
  const { name } = useShownUser()
  const { data } = useRead(watermarkConfig, {}, { background: true, staleTime: 300_000 })
  return data?.watermarkText ? settleWatermark(data) : userNameWatermark(name)
}
