import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'cloud-print': [
    ['云打印', 'cloud print', '雲端列印', 'yun da yin'],
    ['上传', 'upload', '上傳', 'shang chuan'],
    ['复印', 'copy', '影印', 'fu yin'],
    ['PDF', 'PDF', 'PDF', 'P D F'],
    ['Word', 'Word', 'Word', 'W o r d'],
  ],
  'photo-print': [
    ['证件照打印', 'ID photo', '證件照列印', 'zheng jian zhao da yin'],
    ['一寸照', 'one inch', '一吋照', 'yi cun zhao'],
    ['护照照片', 'passport photo', '護照照片', 'hu zhao zhao pian'],
    ['签证照片', 'visa photo', '簽證照片', 'qian zheng zhao pian'],
  ],
  'print-library': [
    ['讲义', 'handouts', '講義', 'jiang yi'],
    ['试卷', 'past papers', '試卷', 'shi juan'],
    ['共享资料', 'shared files', '共享資料', 'gong xiang zi liao'],
  ],
  'print-tasks': [
    ['文件打印任务', 'print tasks', '檔案列印任務', 'wen jian da yin ren wu'],
    ['打印记录', 'print history', '列印記錄', 'da yin ji lu'],
    ['取件', 'pick-up', '取件', 'qu jian'],
    ['待打印', 'waiting to print', '待列印', 'dai da yin'],
  ],
  'print-files': [
    ['上传的文件', 'uploads', '上傳的檔案', 'shang chuan de wen jian'],
    ['云盘', 'drive', '雲端硬碟', 'yun pan'],
  ],
  'nearby-printers': [
    ['打印点', 'printing point', '列印點', 'da yin dian'],
    ['最近的打印机', 'nearest printer', '最近的印表機', 'zui jin de da yin ji'],
  ],
  'print-prices': [
    ['多少钱', 'how much', '多少錢', 'duo shao qian'],
    ['收费', 'charges', '收費', 'shou fei'],
    ['单价', 'unit price', '單價', 'dan jia'],
  ],
  'print-tutorials': [
    ['怎么打印', 'how to print', '怎麼列印', 'zen me da yin'],
    ['使用说明', 'guide', '使用說明', 'shi yong shuo ming'],
  ],
  'console-print-prices': [
    ['单价', 'price of a sheet', '單價', 'dan jia'],
    ['调价', 'change prices', '調價', 'tiao jia'],
  ],
  'console-library': [
    ['投稿审核', 'review shared files', '投稿審核', 'tou gao shen he'],
    ['共享资料', 'shared files', '共享資料', 'gong xiang zi liao'],
  ],
  'console-library-directories': [
    ['资料分类', 'categories', '資料分類', 'zi liao fen lei'],
    ['文件夹', 'folders', '資料夾', 'wen jian jia'],
  ],
}
