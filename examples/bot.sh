#!/bin/sh
# The smallest program that can take a seat: it always plays the first action
# it is offered. Try: rumpus play npzr --seat 1=cmd:./bot.sh
while read -r line; do
    case $line in
    *'"tell":"decide"'*)
        code=${line#*'"code":'}
        echo "{\"cmd\":\"play\",\"code\":${code%%,*}}"
        read -r _ # {"ok":true}
        ;;
    esac
done
