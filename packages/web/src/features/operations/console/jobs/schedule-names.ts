import type { Phrase } from '@campus/contract/language.ts'

/** What repeats by itself, in words; what a newer part of the system brings is called by its kind. */
const names: Readonly<Record<string, Phrase>> = {
  'animalplan.remind': ['动物实验计划提醒', 'Animal plan reminders', '動物實驗計畫提醒'],
  'appraisal.sweep': ['评教开始与结束', 'Opening and closing appraisals', '評教開始與結束'],
  'approval.follow-successors': ['审批任务移交', 'Approval handover', '審批任務移交'],
  'approval.sum-up-days': ['审批统计', 'Approval statistics', '審批統計'],
  'approval.sweep': ['清理到期的申请', 'Old application clean-up', '清理到期的申請'],
  'approval.timers': ['审批限时与提醒', 'Approval deadlines and reminders', '審批限時與提醒'],
  'attendance.close-due': ['结束到时的点名', 'Closing roll calls', '結束到時的點名'],
  'attendance.judge-results': ['核对学业预警', 'Academic warnings', '核對學業預警'],
  'audit.seal': ['封存操作日志', 'Sealing the audit log', '封存操作日誌'],
  'certificates.sweep': ['证明申请到期处理', 'Ending expired applications', '證明申請到期處理'],
  'cloudprint.expire': ['打印到期退款', 'Refunding expired prints', '列印到期退款'],
  'cloudprint.sweep': ['删除打印文件', 'Deleting print files', '刪除列印檔案'],
  'entrust.sweep': ['代领到期处理', 'Ending expired pick-ups', '代領到期處理'],
  'evidence.sign': ['证据链签名', 'Evidence signing', '證據鏈簽名'],
  'exchange.nightly': ['每晚同步学校数据', 'Nightly exchange of school data', '每晚同步學校資料'],
  'files.sweep': ['清理未使用的文件', 'Unused file clean-up', '清理未使用的檔案'],
  'housekeeping.sweep': ['到期数据清理', 'Expired data clean-up', '到期資料清理'],
  'kiosk.sweep': ['终端会话到期', 'Terminal session expiry', '終端工作階段到期'],
  'ledger.seal': ['封存账本', 'Sealing the ledger', '封存帳本'],
  'logs.make-months': ['准备下月日志', 'Preparing next month’s logs', '準備下月日誌'],
  'operations.back-up': ['每日备份', 'Daily backup', '每日備份'],
  'operations.follow-log': ['备份最新变更', 'Backing up the latest changes', '備份最新變更'],
  'operations.rehearse': ['每周恢复演练', 'Weekly restore rehearsal', '每週還原演練'],
  'orders.recover': ['恢复中断的订单', 'Recovering interrupted orders', '恢復中斷的訂單'],
  'payment.nightly': ['每日对账', 'Daily reconciliation', '每日對帳'],
  'payment.sweep': ['查询付款结果', 'Checking open payments', '查詢付款結果'],
  'printing.sweep': ['打印任务到期处理', 'Ending expired print jobs', '列印任務到期處理'],
  'registration.open-due': ['注册到期处理', 'Registration deadlines', '註冊到期處理'],
  'statistics.hints': ['发现异常', 'Anomaly detection', '發現異常'],
  'statistics.roll-up': ['汇总统计', 'Statistics roll-up', '彙總統計'],
  'terminals.watch': ['终端巡检', 'Terminal monitoring', '終端巡檢'],
  'wallet.pay_out': ['提现打款', 'Withdrawal payouts', '提領撥款'],
}

export const scheduleName = (kind: string): Phrase => names[kind] ?? [kind, kind, kind]
