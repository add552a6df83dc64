import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { settleWatermark, userNameWatermark, type WatermarkLook } from '@campus/ui/watermark/watermark-look.ts'
import { useRead } from '../../../api/use-read.ts'
import { useShownUser } from '../../../session/shown-user.ts'

/** Closer and darker than on a page: what lies over a face has to be seen to be of use. */
const overAPhoto = { tile: { width: 110, height: 80 }, transparency: 65 }

/** The school's own watermark; until it is known, or when it is empty, the name of who looks. */
export const usePortraitWatermark = (): WatermarkLook => {
  const { name } = useShownUser()
  const { data } = useRead(watermarkConfig, {}, { background: true, staleTime: 300_000 })
  const look = data?.watermarkText ? settleWatermark(data) : userNameWatermark(name)
  return { ...look, tile: overAPhoto.tile, transparency: Math.min(look.transparency, overAPhoto.transparency) }
}
