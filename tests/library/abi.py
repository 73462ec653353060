#!/usr/bin/env python3
"""The library fits the last release, and tools/abi would notice if it did not:
abi.py ROOT LIBRARY
"""
import importlib.machinery
import importlib.util
import re
import sys
import unittest

ROOT, LIBRARY = sys.argv[1:3]
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("abi", f"{ROOT}/tools/abi")
abi = importlib.util.module_from_spec(
    importlib.util.spec_from_loader("abi", loader))
loader.exec_module(abi)


class Abi(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.now = abi.read(LIBRARY)

    def test_it_fits_the_last_release(self):
        self.assertEqual(abi.check(LIBRARY), 0)

    def test_alike_is_alike(self):
        self.assertEqual(abi.compare(self.now, self.now), "")

    def test_a_function_that_is_gone_is_noticed(self):
        """... but not one that came."""
        less = self.now.replace("'rum_match_undo_to'", "'rum_match_other'")
        self.assertIn("rum_match_undo_to", abi.compare(self.now, less))
        fewer = re.sub(r"\n *<elf-symbol name='rum_match_undo_to'[^>]*/>", "",
                       self.now)
        fewer = re.sub(r"\n *<function-decl name='rum_match_undo_to'.*?"
                       r"</function-decl>", "", fewer, flags=re.S)
        self.assertEqual(abi.compare(fewer, self.now), "")

    def test_a_struct_that_changed_is_noticed(self):
        of = r"(<class-decl name='rum_advice' size-in-bits=')(\d+)"
        self.assertRegex(self.now, of)
        wider = re.sub(of, lambda m: f"{m[1]}{int(m[2]) + 64}", self.now)
        self.assertIn("rum_advice", abi.compare(self.now, wider))

    def test_only_a_new_soname_excuses_what_was_released(self):
        for differs, same, promised, code in [
                ("", True, True, 0), ("x", True, True, 1),
                ("x", False, True, 0), ("x", True, False, 0)]:
            self.assertEqual(abi.verdict(differs, same, promised)[0], code)


unittest.main(argv=sys.argv[:1])
