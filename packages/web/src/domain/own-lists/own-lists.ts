import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import type { ScreenTabs } from '../../navigation/screen.ts'

/** What is one thing to people stands on one screen, although several areas keep it: each tab has the address that its list always had. */
export const certificateTabs: ScreenTabs = {
  title: ['我的证明', 'My certificates', '我的證明'],
  tabs: [
    [documentsPaths.ownDocuments, ['证明', 'Certificates', '證明']],
    [certificatesPaths.applications, ['申请', 'Applications', '申請']],
  ],
}

export const orderTabs: ScreenTabs = {
  title: ['订单与账单', 'Orders and bills', '訂單與帳單'],
  tabs: [
    [ordersPaths.orders, ['订单', 'Orders', '訂單']],
    [walletPaths.bills, ['账单', 'Bills', '帳單']],
  ],
}

export const printTabs: ScreenTabs = {
  title: ['打印与取件', 'Prints and pick-up', '列印與取件'],
  tabs: [
    [walletPaths.prints, ['全部', 'All', '全部']],
    [certificatesPaths.prints, ['纸质证明', 'Certificates', '紙本證明']],
    [cloudPrintPaths.tasks, ['文件', 'Files', '檔案']],
  ],
}
