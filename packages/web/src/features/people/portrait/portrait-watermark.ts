import type { WatermarkLook } from '@campus/ui/watermark/watermark-look.ts'
import { useSchoolWatermark } from '../../../domain/watermark/use-school-watermark.ts'

/** Closer than on a page: one that lies over a face alone has to be seen there. */
const tile = { width: 110, height: 80 }

export const usePortraitWatermark = (): WatermarkLook => ({ ...useSchoolWatermark(), tile })
