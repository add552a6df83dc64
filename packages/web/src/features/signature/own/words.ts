import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const ownSignatureWords = wordsOf({
  lead: [
    '签名印在需要它的证明上，每次都由您确认。',
    'It is shown on certificates that need it. You confirm each time.',
    '簽名印在需要它的證明上，每次都由您確認。',
  ],
  none: ['您还没有签名', 'You have no signature yet', '您還沒有簽名'],
  sign: ['签名', 'Sign', '簽名'],
  replace: ['重新签名', 'Sign again', '重新簽名'],
  remove: ['删除签名', 'Delete signature', '刪除簽名'],
  removeTitle: ['删除签名？', 'Delete your signature?', '刪除簽名？'],
  removeText: [
    '已开具的证明不受影响。正在办理的申请仍会使用它，办完后删除。',
    'Certificates already issued stay valid. Applications in progress still use it, then it is deleted.',
    '已開具的證明不受影響。正在辦理的申請仍會使用它，辦完後刪除。',
  ],
  removed: ['签名已删除', 'Signature deleted', '簽名已刪除'],
  uses: ['用在哪里', 'Where it was used', '用在哪裡'],
  noUses: ['还没有用过', 'Not used yet', '還沒有用過'],
  moreUses: (count: number): Phrase => [`共 ${count} 次，显示最近的`, `${count} in total, newest shown`, `共 ${count} 次，顯示最近的`],
  earlier: ['以前的签名', 'An earlier signature', '以前的簽名'],
})
