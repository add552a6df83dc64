import { item, paragraph } from '@campus/server/modules/school/starter/clause.ts'
import { article } from './article.ts'

export const printingArticles = [
  article(
    'pick-up',
    ['怎样在终端取纸质证明', 'Collect paper at a terminal', '怎樣在終端取紙本證明'],
    item(
      '申请时选择“纸质”。证明制作好后，打开“我的申请”里的这条申请，点“出示取件码”。',
      'Choose “On paper” when you apply. Once the document is ready, open the application under “My applications” and show its pick-up code.',
      '申請時選擇「紙本」。證明製作好後，打開「我的申請」裡的這筆申請，點「出示取件碼」。',
    ),
    item(
      '到任意一台能打印证明的自助终端，把二维码对准扫码口，或者输入 12 位数字，再点“打印”。',
      'Go to any terminal that prints certificates, hold the QR code up to its scanner or enter the 12 digits, and choose “Print”.',
      '到任意一台能列印證明的自助終端，把 QR 碼對準掃碼口，或者輸入 12 位數字，再點「列印」。',
    ),
    item(
      '取件码 24 小时内有效，每次出示都是同一个码，没有网络也能出示；全部页打印出来后失效。过期了再出示一次，就得到新的。',
      'A code is valid for 24 hours, stays the same each time you show it, is available offline, and ends when all pages are printed. If it has expired, show it again to get a new one.',
      '取件碼 24 小時內有效，每次出示都是同一個碼，沒有網路也能出示；全部頁列印出來後失效。過期了再出示一次，就得到新的。',
    ),
  ),
  article(
    'jam',
    ['终端卡纸或没有出纸', 'The terminal jammed or printed nothing', '終端卡紙或沒有出紙'],
    paragraph(
      '请不要重复付款。出了多少页以打印机的计数为准，缺的页一直为您保留。',
      'Please do not pay again. The printer counts the printed pages, and you can still print the missing ones.',
      '請不要重複付款。出了多少頁以印表機的計數為準，缺的頁一直為您保留。',
    ),
    item(
      '着急使用时，用同一个取件码到另一台终端，只补打缺的页，不再收费。',
      'In a hurry? Use the same code at another terminal to print only the missing pages, at no cost.',
      '著急使用時，用同一個取件碼到另一台終端，只補印缺的頁，不再收費。',
    ),
    item(
      '不想再打印自己的文件时，在“打印任务”里点“不打印了，退款”，没有出来的部分按原路退回。',
      'If you no longer want your file printed, cancel it under “My prints”. Whatever was not printed is refunded the way you paid.',
      '不想再列印自己的檔案時，在「列印任務」裡點「不列印了，退款」，沒有出來的部分按原路退回。',
    ),
    item(
      '打开“终端报修”，选择这台终端，写明情况并拍照，维护人员会收到，处理后通知您。',
      'Open “Report a terminal”, choose the machine, describe what happened and add a picture. The technicians are notified, and so are you when it is fixed.',
      '打開「終端報修」，選擇這台終端，寫明情況並拍照，維護人員會收到，處理後通知您。',
    ),
  ),
  article(
    'cloud-print',
    ['怎样打印自己的文件', 'How to print your own file', '怎樣列印自己的檔案'],
    item(
      '打开“文件打印”，上传 PDF、图片或 Office 文档，选择页码、份数、黑白或彩色、单面或双面。',
      'Open “Print a file”, upload a PDF, a picture or an office file, and choose pages, copies, colour and sides.',
      '打開「檔案列印」，上傳 PDF、圖片或 Office 文件，選擇頁碼、份數、黑白或彩色、單面或雙面。',
    ),
    item(
      '页面会先显示总价和可抵扣的豆，确认后再付款。',
      'You see the price and what your beans cover before you pay.',
      '頁面會先顯示總價和可抵扣的豆，確認後再付款。',
    ),
    item(
      '付款后在“打印任务”里出示取件码，到那里列出的终端打印；彩色和相纸只有一部分终端能打印。',
      'Then show the pick-up code under “My prints” at one of the terminals listed there. Not all of them have colour or photo paper.',
      '付款後在「列印任務」裡出示取件碼，到那裡列出的終端列印；彩色和相紙只有一部分終端能列印。',
    ),
    item(
      '七天内没有打印的自动退款。文件加密保存，打印后或到期自动删除。',
      'Anything not printed within seven days is refunded automatically. Files are stored encrypted and deleted after printing or when they expire.',
      '七天內沒有列印的自動退款。檔案加密保存，列印後或到期自動刪除。',
    ),
  ),
  article(
    'entrust',
    ['请别人代领', 'Let someone else collect it', '請別人代領'],
    item(
      '打开“请人代领”，选择证明或打印任务，输入同校代领人的学号或工号，核对姓名后填写份数和截止时间。',
      'Open “Delegated pick-up”, choose a certificate or a print, enter the number of someone at your school, check the name, then choose the copies and the deadline.',
      '打開「請人代領」，選擇證明或列印任務，輸入同校代領人的學號或工號，核對姓名後填寫份數和截止時間。',
    ),
    item(
      '对方接受后得到自己的取件码，只能打印您请其代领的份数，也看不到文件内容。',
      'When they accept, they get their own code for those copies. They do not see the content.',
      '對方接受後得到自己的取件碼，只能列印您請其代領的份數，也看不到檔案內容。',
    ),
    item(
      '全部取走前可以随时撤回，对方的取件码立即失效；取走后会通知您时间、地点和份数。',
      'Until everything is collected you can withdraw the request at any time, and their code stops working immediately. You are notified when, where and how many copies were collected.',
      '全部取走前可以隨時撤回，對方的取件碼立即失效；取走後會通知您時間、地點和份數。',
    ),
  ),
  article(
    'where',
    ['附近哪里有自助终端', 'Where is the nearest terminal', '附近哪裡有自助終端'],
    paragraph(
      '图书馆、师生服务中心、宿舍区、第二教学楼和行政楼都有终端。打开“自助终端”可以看到每台的位置、距离、开放时间、能打印什么，以及现在能不能用。',
      'There are terminals in the library, the service centre, near the dormitories, in Teaching Building 2 and in the administration building. “Terminals” shows where each one is, how far away it is, its hours, what it prints and whether it works right now.',
      '圖書館、師生服務中心、宿舍區、第二教學樓和行政大樓都有終端。打開「自助終端」可以看到每台的位置、距離、開放時間、能列印什麼，以及現在能不能用。',
    ),
    item(
      '没有允许定位时，按名称、编号或位置查找。',
      'If you do not share your location, search by name, number or place.',
      '沒有允許定位時，按名稱、編號或位置查找。',
    ),
  ),
]
