import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'

/** Notifies a person of a login on a new device: the one message that finds a thief early. */
export const warnOfNewDevice = (ctx: Ctx, { schoolId, personId }: { schoolId: string; personId: string }) => {
  const { deviceName, network } = ctx.origin
  const name = (language: 'zh_CN' | 'en_US' | 'zh_TW') => nameDevice(deviceName, language)
  const body: Phrase = [
    `设备：${name('zh_CN')}\n网络：${network}\n如果不是您本人，请立即修改密码，并在“登录设备”中结束该会话。`,
    `Device: ${name('en_US')}\nNetwork: ${network}\nIf this was not you, change your password now and log that device out under “Devices”.`,
    `裝置：${name('zh_TW')}\n網路：${network}\n如果不是您本人，請立即修改密碼，並在「登入裝置」中結束該工作階段。`,
  ]
  const title: Phrase = ['账号在新设备上登录', 'New login to your account', '帳號在新裝置上登入']
  return sendMessage(ctx, { schoolId, to: [personId], category: 'security', title, body })
}
