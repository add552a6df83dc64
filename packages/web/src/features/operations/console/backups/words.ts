import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const backupsWords = wordsOf({
  lead: [
    '整套系统每晚自动备份并加密，每周恢复演练一次：恢复到临时数据库，核对所有证据链与账目。',
    'The whole installation is backed up every night, encrypted. Once a week a backup is restored into a temporary database and all evidence and money records are verified.',
    '整套系統每晚自動備份並加密，每週還原演練一次：還原到臨時資料庫，核對所有證據鏈與帳目。',
  ],
  howToConfigure: [
    '尚未开启备份。请运维人员设置备份文件夹（BACKUP_DIR）和密钥（BACKUP_KEY）。',
    'Backups are off. Ask the operator of this installation to set a backup folder (BACKUP_DIR) and a key (BACKUP_KEY).',
    '尚未開啟備份。請維運人員設定備份資料夾（BACKUP_DIR）和金鑰（BACKUP_KEY）。',
  ],
  lastBackup: ['最近一次备份', 'Last backup', '最近一次備份'],
  lastRehearsal: ['最近一次演练', 'Last restore test', '最近一次演練'],
  never: ['从未', 'Never', '從未'],
  kept: ['保留', 'Kept for', '保留'],
  days: (count: number): Phrase => [`${count} 天`, counted(count, 'day'), `${count} 天`],
  reach: ['可恢复到', 'Can be restored to', '可還原到'],
  anyMoment: ['任意一秒', 'Any second', '任意一秒'],
  eachBackup: ['每次备份的时刻', 'The time of each backup', '每次備份的時刻'],
  now: ['立即备份', 'Back up now', '立即備份'],
  started: ['已开始备份', 'The backup has started', '已開始備份'],
  kind: ['类型', 'Type', '類型'],
  backup: ['备份', 'Backup', '備份'],
  rehearsal: ['恢复演练', 'Restore test', '還原演練'],
  state: ['状态', 'Status', '狀態'],
  running: ['进行中', 'Running', '進行中'],
  done: ['成功', 'Done', '成功'],
  failed: ['失败', 'Failed', '失敗'],
  began: ['开始', 'Started', '開始'],
  took: ['用时', 'Duration', '用時'],
  seconds: (count: number): Phrase => [`${count} 秒`, `${count} s`, `${count} 秒`],
  minutes: (count: number): Phrase => [`${count} 分钟`, `${count} min`, `${count} 分鐘`],
  size: ['大小', 'Size', '大小'],
  details: ['说明', 'Details', '說明'],
  none: ['还没有备份', 'No backups yet', '還沒有備份'],
})
