import { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import { route } from '../../../http/route.ts'
import { changeEmail, changePhone, sendToChannel } from './channel.service.ts'

export const channelRoutes = [route(sendChannelCode, sendToChannel), route(editOwnEmail, changeEmail), route(editOwnPhone, changePhone)]
