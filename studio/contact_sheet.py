"""Put all finished pictures on one sheet, studio/contact-sheet.jpg."""
import os

from PIL import Image, ImageDraw

import table

HERE = os.path.dirname(os.path.abspath(__file__))
CELL, COLUMNS, LABEL = 300, 8, 18


def main():
    rows = table.pictures().values()
    height = -(-len(rows) // COLUMNS) * (CELL + LABEL)
    sheet = Image.new('RGB', (CELL * COLUMNS, height), '#f8f3e9')
    draw = ImageDraw.Draw(sheet)
    for index, row in enumerate(rows):
        x, y = index % COLUMNS * CELL, index // COLUMNS * (CELL + LABEL)
        path = table.master(row['id'])
        if os.path.exists(path):
            picture = Image.open(path)
            picture.thumbnail((CELL - 8, CELL - 8), Image.LANCZOS)
            sheet.paste(picture, (x + (CELL - picture.width) // 2, y + (CELL - picture.height) // 2))
        draw.text((x + 6, y + CELL), row['id'], '#1c2a21')
    sheet.save(os.path.join(HERE, 'contact-sheet.jpg'), quality=85)
    print('studio/contact-sheet.jpg')


main()
