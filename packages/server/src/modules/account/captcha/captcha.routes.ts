import { captchaImage } from '@campus/contract/account/captcha.ts'
import { route } from '../../../http/route.ts'
import { draw } from './captcha.service.ts'

export const captchaRoutes = [route(captchaImage, draw)]
