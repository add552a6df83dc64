import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const configurationWords = wordsOf({
  lead: [
    '把学校设置、校名与颜色、字典、证明模板、打印价格和管理分工导出为一个带签名的文件，以后可以查看差异并恢复。文件中没有密码、密钥、印章和校徽。',
    'Export settings, the school’s names and colour, dictionaries, certificate templates, print prices and duties as one signed file, to compare with or return to later. It does not include passwords, keys, seals or the logo.',
    '把學校設定、校名與顏色、字典、證明範本、列印價格和管理分工匯出為一個帶簽章的檔案，以後可以查看差異並還原。檔案中沒有密碼、金鑰、印章和校徽。',
  ],
  export: ['导出配置', 'Export configuration', '匯出設定'],
  exported: ['配置已导出', 'Configuration exported', '設定已匯出'],
  import: ['导入', 'Import', '匯入'],
  importText: [
    '选择以前导出的文件，先看到它与现在的差异，确认后才会更改。',
    'Choose a file that was exported before. You see the differences first; nothing changes until you confirm.',
    '選擇以前匯出的檔案，先看到它與現在的差異，確認後才會更改。',
  ],
  file: ['配置文件', 'Configuration file', '設定檔'],
  compare: ['查看差异', 'Show differences', '查看差異'],
  exportedAt: ['导出时间', 'Exported', '匯出時間'],
  exportedBy: ['导出人', 'Exported by', '匯出人'],
  differences: (count: number): Phrase => [`差异 ${count} 项`, counted(count, 'difference'), `差異 ${count} 項`],
  same: [
    '文件与现在的配置相同，没有需要更改的内容。',
    'The file matches the current configuration.',
    '檔案與目前的設定相同，沒有需要更改的內容。',
  ],
  part: ['部分', 'Part', '部分'],
  title: ['内容', 'Entry', '內容'],
  change: ['变更', 'Change', '變更'],
  new: ['新增', 'New', '新增'],
  changed: ['修改', 'Changed', '修改'],
  kind: ['类型', 'Kind', '類型'],
  problems: ['不能导入', 'Cannot be imported', '不能匯入'],
  problemsText: [
    '解决以下问题之前，文件中的任何内容都不会导入。',
    'Nothing is imported until these are fixed.',
    '解決以下問題之前，檔案中的任何內容都不會匯入。',
  ],
  onlyHere: (count: number): Phrase => [
    `另有 ${count} 项只在现在的配置中，导入后保持不变`,
    counted(count, 'entry exists only here and stays unchanged', 'entries exist only here and stay unchanged'),
    `另有 ${count} 項只在目前的設定中，匯入後保持不變`,
  ],
  templatesNote: [
    '模板导入后是草稿，检查后再发布；印章沿用现在的。',
    'Imported templates become drafts: check and publish them. They keep the seals they have here.',
    '範本匯入後是草稿，檢查後再發布；印章沿用現在的。',
  ],
  apply: ['导入全部差异', 'Import all differences', '匯入全部差異'],
  applyText: [
    '以上差异会一次全部生效；任何一项失败则全部不生效。操作会写入日志。',
    'Either all differences take effect, or none if one of them fails. This is recorded in the audit log.',
    '以上差異會一次全部生效；任何一項失敗則全部不生效。操作會寫入日誌。',
  ],
  applied: (count: number): Phrase => [`已导入 ${count} 项`, counted(count, 'change imported', 'changes imported'), `已匯入 ${count} 項`],
})
