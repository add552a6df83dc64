import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const passkeyWords = wordsOf({
  what: [
    '通行密钥用设备的指纹、面容或锁屏密码登录，不会被钓鱼网站骗走。',
    'A passkey logs you in with your device’s fingerprint, face or PIN, and cannot be phished.',
    '通行金鑰用裝置的指紋、臉部或鎖屏密碼登入，不會被釣魚網站騙走。',
  ],
  none: ['您还没有通行密钥。', 'You have no passkey yet.', '您還沒有通行金鑰。'],
  unsupported: [
    '这个浏览器不支持通行密钥，请换用较新的浏览器并通过 https 打开。',
    'This browser does not support passkeys. Use a newer one, over https.',
    '這個瀏覽器不支援通行金鑰，請改用較新的瀏覽器並透過 https 開啟。',
  ],
  name: ['名称', 'Name', '名稱'],
  nameHint: ['例如：我的手机', 'For example, my phone', '例如：我的手機'],
  add: ['在这台设备上添加', 'Add a passkey on this device', '在這台裝置上新增'],
  added: ['已添加通行密钥', 'Passkey added', '已新增通行金鑰'],
  stopped: ['没有添加，可以再试一次', 'No passkey was added. You can try again.', '沒有新增，可以再試一次'],
  madeAt: ['添加于', 'Added:', '新增於'],
  usedAt: ['最近使用', 'Last used:', '最近使用'],
  remove: ['删除', 'Remove', '刪除'],
  removeTitle: (name: string): Phrase => [`删除“${name}”？`, `Remove “${name}”?`, `刪除「${name}」？`],
  removeText: [
    '之后不能再用它登录；设备里保存的那一份请在设备设置中删除。',
    'You will no longer be able to log in with it. Delete the copy on your device in the device settings.',
    '之後不能再用它登入；裝置裡保存的那一份請在裝置設定中刪除。',
  ],
})
