import { importStateNames } from '@campus/contract/import-shapes.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

/** What every import says, whatever it brings. */
export const importWords = wordsOf({
  ...importStateNames,
  begin: ['新的导入', 'New import', '新的匯入'],
  earlier: ['导入记录', 'Past imports', '匯入記錄'],
  none: [
    '还没有导入过。选择上面的文件开始。',
    'Nothing has been imported yet. Choose a file above to begin.',
    '還沒有匯入過。選擇上面的檔案開始。',
  ],
  fileName: ['文件', 'File', '檔案'],
  state: ['状态', 'Status', '狀態'],
  by: ['操作人', 'By', '操作人'],
  at: ['时间', 'Time', '時間'],
  progress: ['导入进度', 'Import progress', '匯入進度'],
  again: ['修改文件后重新上传', 'Fix the file and upload it again', '修改檔案後重新上傳'],
  show: ['显示', 'Show', '顯示'],
  all: ['全部', 'All', '全部'],
  wrong: ['错误', 'Errors', '錯誤'],
  number: ['学工号', 'Number', '學工號'],
  name: ['姓名', 'Name', '姓名'],
  run: ['确认导入', 'Import', '確認匯入'],
  cancel: ['取消导入', 'Cancel import', '取消匯入'],
  cancelTitle: ['取消这次导入？', 'Cancel this import?', '取消這次匯入？'],
  started: ['已开始写入', 'Import started', '已開始寫入'],
  noSuch: ['没有指定导入，请从列表中选择。', 'No import selected. Choose one from the list.', '沒有指定匯入，請從清單中選擇。'],
})
