import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const cartWords = wordsOf({
  none: ['购物车是空的', 'Your cart is empty', '購物車是空的'],
  toCertificates: ['去选证明', 'Choose a certificate', '去選證明'],
  direct: ['可直接办理', 'Available now', '可直接辦理'],
  directText: ['付款后立即制作。', 'Made as soon as you pay.', '付款後立即製作。'],
  approval: ['需要审批', 'Needs approval', '需要審批'],
  approvalText: [
    '先由学校审批，通过后再付款，所以与其他证明分开申请。',
    'The school approves these first and you pay afterwards, so they are checked out separately.',
    '先由學校審批，通過後再付款，所以與其他證明分開申請。',
  ],
  wholeGroup: (group: string): Phrase => [`全选：${group}`, `Select all: ${group}`, `全選：${group}`],
  select: (name: string): Phrase => [`选择 ${name}`, `Select ${name}`, `選擇 ${name}`],
  checkoutGroup: (count: number): Phrase =>
    count === 0 ? ['结算这一组', 'Check out', '結算這一組'] : [`结算这一组（${count}）`, `Check out (${count})`, `結算這一組（${count}）`],
  copies: ['份数', 'Copies', '份數'],
  copiesOf: (name: string): Phrase => [`${name} 的份数`, `Copies of ${name}`, `${name} 的份數`],
  oneCopy: ['电子文件 1 份', 'One file', '電子檔案 1 份'],
  freeCopies: (count: number): Phrase => [`含免费 ${count} 份`, `${count} free`, `含免費 ${count} 份`],
  free: ['免费', 'Free', '免費'],
  headingTo: (heading: string): Phrase => [`抬头：${heading}`, `To: ${heading}`, `抬頭：${heading}`],
  courses: (count: number): Phrase => [`${count} 门课程`, counted(count, 'course'), `${count} 門課程`],
  fetchedBy: (name: string): Phrase => [`由 ${name} 领取`, `Collected by ${name}`, `由 ${name} 領取`],
  remove: ['删除', 'Remove', '刪除'],
  removeOne: (name: string): Phrase => [`删除 ${name}`, `Remove ${name}`, `刪除 ${name}`],
  removeTitle: (count: number): Phrase => [`删除选中的 ${count} 项？`, `Remove ${counted(count, 'item')}?`, `刪除選中的 ${count} 項？`],
  removed: ['已删除', 'Removed', '已刪除'],
  selected: (count: number): Phrase => [`已选 ${count} 项`, `${count} selected`, `已選 ${count} 項`],
  settle: ['去结算', 'Check out', '去結算'],
  actions: ['结算与删除', 'Check out or remove', '結算與刪除'],
  splitTitle: ['请分开结算', 'Check out separately', '請分開結算'],
  splitText: [
    '选中的证明有的可直接办理，有的需要先审批，不能放在一个订单里。先结算哪一组？另一组会留在购物车中。',
    'Some of the selected items are available now and others need approval, so they cannot share an order. Which do you want to check out first? The others stay in your cart.',
    '選中的證明有的可直接辦理，有的需要先審批，不能放在一個訂單裡。先結算哪一組？另一組會留在購物車中。',
  ],
  splitDirect: (count: number): Phrase => [`先结算可直接办理的 ${count} 项`, `${count} available now`, `先結算可直接辦理的 ${count} 項`],
  splitApproval: (count: number): Phrase => [`先申请需要审批的 ${count} 项`, `${count} needing approval`, `先申請需要審批的 ${count} 項`],
  toOrders: ['我的订单', 'My orders', '我的訂單'],
  blocked: [
    '有选中的证明现在不能办理，原因见其下方',
    'An item you selected is not available now. See the reason next to it.',
    '有選中的證明現在不能辦理，原因見其下方',
  ],
})
