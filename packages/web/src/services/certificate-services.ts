import { AppstoreOutline } from '@campus/ui/icons/appstore-outline.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { ContentOutline } from '@campus/ui/icons/content-outline.ts'
import { ExclamationShieldOutline } from '@campus/ui/icons/exclamation-shield-outline.ts'
import { EyeOutline } from '@campus/ui/icons/eye-outline.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { FillinOutline } from '@campus/ui/icons/fillin-outline.ts'
import { FlagOutline } from '@campus/ui/icons/flag-outline.ts'
import { FolderOutline } from '@campus/ui/icons/folder-outline.ts'
import { GiftOutline } from '@campus/ui/icons/gift-outline.ts'
import { HistogramOutline } from '@campus/ui/icons/histogram-outline.ts'
import { MailOutline } from '@campus/ui/icons/mail-outline.ts'
import { MessageOutline } from '@campus/ui/icons/message-outline.ts'
import { ReceiptOutline } from '@campus/ui/icons/receipt-outline.ts'
import { ShopbagOutline } from '@campus/ui/icons/shopbag-outline.ts'
import { TransportQRcodeOutline } from '@campus/ui/icons/transport-q-rcode-outline.ts'
import { UnorderedListOutline } from '@campus/ui/icons/unordered-list-outline.ts'
import { certificatesPaths } from '../paths/certificates.ts'
import { documentsPaths } from '../paths/documents.ts'
import { appealsPaths, ordersPaths } from '../paths/trade.ts'
import { verificationPaths } from '../paths/verification.ts'
import type { Service } from './services.ts'

export const certificateServices: readonly Service[] = [
  {
    name: 'certificates',
    group: 'certificates',
    path: documentsPaths.certificates,
    title: ['证明申请', 'Certificates', '證明申請'],
    spelling: 'zheng ming shen qing',
    icon: FileOutline,
  },
  {
    name: 'my-documents',
    group: 'certificates',
    path: documentsPaths.ownDocuments,
    title: ['我的证明', 'My certificates', '我的證明'],
    spelling: 'wo de zheng ming',
    icon: FolderOutline,
  },
  {
    name: 'my-applications',
    group: 'certificates',
    path: certificatesPaths.applications,
    title: ['我的申请', 'My applications', '我的申請'],
    spelling: 'wo de shen qing',
    icon: UnorderedListOutline,
  },
  {
    name: 'cart',
    group: 'certificates',
    path: ordersPaths.cart,
    title: ['购物车', 'Cart', '購物車'],
    spelling: 'gou wu che',
    icon: ShopbagOutline,
  },
  {
    name: 'my-orders',
    group: 'certificates',
    path: ordersPaths.orders,
    title: ['我的订单', 'My orders', '我的訂單'],
    spelling: 'wo de ding dan',
    icon: ReceiptOutline,
  },
  {
    name: 'certificate-service',
    group: 'certificates',
    path: certificatesPaths.services,
    title: ['证明服务', 'Certificate service', '證明服務'],
    spelling: 'zheng ming fu wu',
    icon: AppstoreOutline,
  },
  {
    name: 'certificate-decisions',
    group: 'office',
    path: certificatesPaths.decisions,
    title: ['证明审批', 'Decide applications', '證明審批'],
    spelling: 'zheng ming shen pi',
    icon: FillinOutline,
  },
  {
    name: 'certificate-prints',
    group: 'certificates',
    path: certificatesPaths.prints,
    title: ['纸质领取', 'On paper', '紙本領取'],
    spelling: 'zhi zhi ling qu',
    icon: TransportQRcodeOutline,
  },
  {
    name: 'certificate-mailbox',
    group: 'certificates',
    path: certificatesPaths.mailbox,
    title: ['发件邮箱', 'My mailbox', '寄件郵箱'],
    spelling: 'fa jian you xiang',
    icon: MailOutline,
  },
  {
    name: 'certificate-questions',
    group: 'certificates',
    path: certificatesPaths.questions,
    title: ['证明咨询', 'Ask about a certificate', '證明諮詢'],
    spelling: 'zheng ming zi xun',
    icon: MessageOutline,
  },
  {
    name: 'pay-grievances',
    group: 'certificates',
    path: appealsPaths.payGrievances,
    title: ['付款申诉', 'Payment appeals', '付款申訴'],
    spelling: 'fu kuan shen su',
    icon: ExclamationShieldOutline,
  },
  {
    name: 'free-copies',
    group: 'certificates',
    path: appealsPaths.freeCopies,
    title: ['免费份数申请', 'Free copies', '免費份數申請'],
    spelling: 'mian fei fen shu shen qing',
    icon: GiftOutline,
  },
  {
    name: 'score-proof',
    group: 'certificates',
    path: documentsPaths.scoreProof,
    title: ['成绩证明', 'Score proof', '成績證明'],
    spelling: 'cheng ji zheng ming',
    icon: ContentOutline,
  },
  {
    name: 'verify',
    group: 'certificates',
    path: verificationPaths.verify,
    title: ['证书核验', 'Verify', '證書驗證'],
    spelling: 'zheng shu he yan',
    icon: CheckShieldOutline,
  },
  {
    name: 'verify-log',
    group: 'certificates',
    path: verificationPaths.log,
    title: ['核验记录', 'Verification log', '驗證記錄'],
    spelling: 'he yan ji lu',
    icon: EyeOutline,
  },
  {
    name: 'grades',
    group: 'study',
    path: documentsPaths.grades,
    title: ['成绩查询', 'My grades', '成績查詢'],
    spelling: 'cheng ji cha xun',
    icon: HistogramOutline,
  },
  {
    name: 'ranking',
    group: 'study',
    path: documentsPaths.ranking,
    title: ['专业排名', 'My ranking', '專業排名'],
    spelling: 'zhuan ye pai ming',
    icon: FlagOutline,
  },
]
