import { heading, item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

/** How to print one's own files: documents, photos, the shared library. */
export const printingGuides = [
  article(
    'print-upload',
    ['上传并打印文件', 'Upload and print a file', '上傳並列印檔案'],
    paragraph(
      '从上传到取纸，一共三步；价格在付款前精确到分。',
      'Three steps from upload to paper. You see the exact price before you pay.',
      '從上傳到取紙，一共三步；價格在付款前精確到分。',
    ),
    heading('一、上传', '1. Upload', '一、上傳'),
    item(
      '打开“文件打印”，点“上传文件”：PDF、图片或 Office 文档，最大 50 MB、2000 页，不能设密码。',
      'Open “Print a file” and upload a PDF, a picture or an office file: up to 50 MB and 2,000 pages, without a password.',
      '打開「檔案列印」，點「上傳檔案」：PDF、圖片或 Office 文件，最大 50 MB、2000 頁，不能設密碼。',
    ),
    item(
      '学校没有安装 Office 转换时会直接告诉您，请先存为 PDF。',
      'If your school cannot read office files, save the file as PDF first.',
      '學校沒有安裝 Office 轉換時會直接告訴您，請先存為 PDF。',
    ),
    heading('二、选择和付款', '2. Choose and pay', '二、選擇和付款'),
    item(
      '选择页码（例如 1-3,5）、份数、黑白或彩色、单面或双面。一次最多 500 页。',
      'Choose the pages (such as 1-3,5), copies, colour and sides. Up to 500 pages at a time.',
      '選擇頁碼（例如 1-3,5）、份數、黑白或彩色、單面或雙面。一次最多 500 頁。',
    ),
    item(
      '按纸张计费：双面时一张纸印两页，每份都从新的一张纸开始。',
      'You pay per sheet. A double-sided sheet holds two pages, and every copy starts on a new sheet.',
      '按紙張計費：雙面時一張紙印兩頁，每份都從新的一張紙開始。',
    ),
    item(
      '先用赠送豆，再用打印豆，余下的在线支付。',
      'Free beans are used first, then print beans. You pay the rest online.',
      '先用贈送豆，再用列印豆，餘下的線上支付。',
    ),
    heading('三、到终端打印', '3. Print at a terminal', '三、到終端列印'),
    item(
      '在“打印任务”里出示取件码，到那里列出的终端扫码或输入数字；彩色和相纸只有一部分终端能打印。七天内没有打印的自动退款。',
      'Show the pick-up code under “My prints” at one of the terminals listed there. Not all of them have colour or photo paper. Anything not printed within seven days is refunded automatically.',
      '在「列印任務」裡出示取件碼，到那裡列出的終端掃碼或輸入數字；彩色和相紙只有一部分終端能列印。七天內沒有列印的自動退款。',
    ),
    item(
      '文件加密保存，只有您能看到，打印后或到期自动删除。',
      'Files are stored encrypted, visible only to you, and deleted after printing or when they expire.',
      '檔案加密保存，只有您能看到，列印後或到期自動刪除。',
    ),
  ),
  article(
    'print-photos',
    ['打印照片和证件照', 'Print photos and ID photos', '列印照片和證件照'],
    item(
      '打开“照片打印”，上传一张清晰的照片；像素不够时会提示，以免打印模糊。',
      'Open “Print photos” and upload a sharp photo. If the resolution is too low, the app says so, and no print is blurred.',
      '打開「照片列印」，上傳一張清晰的照片；像素不夠時會提示，以免列印模糊。',
    ),
    item(
      '选择尺寸：一寸、小一寸、二寸、小二寸、护照、美国签证、申根签证，或整张六寸；拖动裁剪框，框内是打印的部分。',
      'Choose a size (1 inch, small 1 inch, 2 inch, small 2 inch, passport, US visa, Schengen visa, or the full sheet) and move the frame. The part inside the frame is printed.',
      '選擇尺寸：一吋、小一吋、二吋、小二吋、護照、美國簽證、申根簽證，或整張六吋；拖動裁剪框，框內是列印的部分。',
    ),
    item(
      '证件照按准确尺寸排满一张六寸相纸，四周有裁切线；按张计费，彩色单面。',
      'ID photos fill a 6-inch sheet of photo paper at their exact size, with cutting marks. Charged per sheet, in colour, single-sided.',
      '證件照按準確尺寸排滿一張六吋相紙，四周有裁切線；按張計費，彩色單面。',
    ),
    item(
      '打印照片要去标有“照片打印”的终端，在“附近打印机”里可以看到是哪几台。',
      'Print photos at terminals marked “Photos”. Find them under “Printers nearby”.',
      '列印照片要去標有「照片列印」的終端，在「附近印表機」裡可以看到是哪幾台。',
    ),
  ),
  article(
    'print-library',
    ['使用和分享资料库', 'Use and share the library', '使用和分享資料庫'],
    item(
      '“资料库”里有常用表格和学习资料，可以按目录找，也可以搜索、排序；打印前先预览。',
      'The shared library has forms and study guides. Browse its folders, search, sort, and preview before printing.',
      '「資料庫」裡有常用表格和學習資料，可以按目錄找，也可以搜尋、排序；列印前先預覽。',
    ),
    item(
      '点“打印”，资料会进入“我的文件”，之后和自己的文件一样选择、付款、打印；点“收藏”，下次更快找到。',
      '“Print” adds a file to yours, where you choose, pay and print as usual. “Add to favourites” keeps it at hand.',
      '點「列印」，資料會進入「我的檔案」，之後和自己的檔案一樣選擇、付款、列印；點「收藏」，下次更快找到。',
    ),
    item(
      '想分享资料，在“我的文件”里选择“投稿”，写好名称、目录和简介。管理员审核后全校可见，结果会通知您。',
      'To share a file, choose “Share” next to it and enter a name, a folder and a description. An administrator reviews it, and you are notified of the result.',
      '想分享資料，在「我的檔案」裡選擇「投稿」，寫好名稱、目錄和簡介。管理員審核後全校可見，結果會通知您。',
    ),
    item(
      '请不要投稿含个人信息或没有权利分享的内容；已发布的可以随时撤回。',
      'Do not share personal data or anything you do not have the right to share. You can withdraw a published file at any time.',
      '請不要投稿含個人資訊或沒有權利分享的內容；已發布的可以隨時撤回。',
    ),
  ),
]
